// What the study says beyond that, in the same language: results, replay, glossary.
const shared = import.meta.glob<string>('../../../../src/grani/locales/en/web-study.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../../../src/grani/locales/en/*-help.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { shared: Object.values(shared), games: Object.values(games) };
