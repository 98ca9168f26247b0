// Where the documents are: a site of its own beside the pages, which the server has when it is built.
import { at } from './base';

/** The languages that its pages for players have, beside English. */
const SPOKEN = ['ru', 'uk'];

/** The address of the documents in a language, in English if they do not speak it. */
export const documents = (language: string): string => at(SPOKEN.includes(language) ? `/docs/${language}/` : '/docs/');
