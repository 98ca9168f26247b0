// How long a decision may take, in words.
import { t } from './i18n.svelte';

/** Say a time limit; 0 is none. */
export function timerWords(seconds: number): string {
  if (seconds === 0) return t('web-timer-none');
  if (seconds % 60 === 0) return t('web-timer-minutes', { minutes: seconds / 60 });
  return t('web-timer-seconds', { seconds });
}
