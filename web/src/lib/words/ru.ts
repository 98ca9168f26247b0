// What the screens and tables say in one language: one chunk, loaded when that language is first asked for.
const files = import.meta.glob<string>(
  [
    '../../../../src/grani/locales/ru/*.ftl',
    '!../../../../src/grani/locales/ru/{cli,help,arena,server,web-study,dice-forge-help}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
