// Written by `python -m tools.generate` from the folders of grani.locales.
const shared = import.meta.glob<string>(["../../../../src/grani/locales/en/web-account.ftl"], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>([], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { shared: Object.values(shared), games: Object.values(games) };
