// What the linter looks for in the pages: what neither types nor layout already say.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['src/generated'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    rules: {
      // The compiler knows which names there are.
      'no-undef': 'off',
      // `$state` says what is watched; maps and sets without it are plain because nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Promises that nobody waits for are seen by their types, and those take the linter a while.
    files: ['{src,tests}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // A part that does not come must break nothing. What games, screens and words load goes through `part` where
    // it is called; what is fetched ahead may stay away.
    files: ['src/**/*.{ts,svelte}'],
    ignores: ['src/*/{ahead,game}.ts', 'src/lib/{games,screens}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':not(CallExpression[callee.name="part"] > ArrowFunctionExpression) > ImportExpression',
          message: 'Load it with `part(() => import(…))` of lib/parts.ts.',
        },
      ],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
