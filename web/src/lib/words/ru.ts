// What the screens and tables say in one language: one chunk, loaded when that language is first asked for.
const shared = import.meta.glob<string>('../../../../src/grani/locales/ru/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>(
  [
    '../../../../src/grani/locales/ru/*.ftl',
    '!../../../../src/grani/locales/ru/{cli,help,arena,server,web,web-study,*-help}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default { shared: Object.values(shared), games: Object.values(games) };
