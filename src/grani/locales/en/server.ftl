# What the commands of the server say: grani serve (serve-…) and grani verify (verify-…).

serve-address = The table is open: { $address }
serve-database = Games are kept in { $path }
serve-no-pages = There are no web pages in { $folder }: build them with { $command }
serve-stop = { $key } stops the server; games continue when you start it again.
serve-bye = Stopped. All games are saved.

verify-fair = { $count ->
    [one] Fair: the seed is the one committed to, and { $count } random outcome follows from it.
   *[other] Fair: the seed is the one committed to, and all { $count } random outcomes follow from it.
}

backup-done = Copied to { $path } ({ $size }).
backup-progress = Copying: { $percent } %
backup-size = { $megabytes } MB
