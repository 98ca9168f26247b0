# What the commands of the server say: grani serve (serve-…) and grani verify (verify-…).

serve-address = The table is open: { $address }
serve-database = Games are kept in { $path }
serve-no-pages = There are no web pages in { $folder }: build them with { $command }
serve-stop = { $key } stops; games go on when you start again.
serve-bye = Stopped. All games are saved.

verify-fair = { $count ->
    [one] Fair: the seed is the promised one, and { $count } outcome of chance follows from it.
   *[other] Fair: the seed is the promised one, and all { $count } outcomes of chance follow from it.
}

backup-done = Copied to { $path } ({ $size }).
backup-progress = Copying: { $percent } %
backup-size = { $megabytes } MB
