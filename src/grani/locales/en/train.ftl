# What `grani train` says, in English.

train-configuration = { $name }: set-ups { $setups }; seats { $seats }
train-begins = Learning { $name } in { $folder }: { $done } of { $of } rounds are done.
train-stopped = Stopped after { $round } of { $of } rounds; the same command goes on.
train-done = Done. The best network: { $path }
train-shipped = Written for bots: { $path }
