// What the study says beyond that, in the same language: results, replay, glossary.
const files = import.meta.glob<string>('../../../../src/grani/locales/uk/{web-study,dice-forge-help}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);
