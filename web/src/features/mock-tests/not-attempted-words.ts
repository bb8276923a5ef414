import type { Bilingual } from '@aravalli/shared/language'

/** Stands at option E, in the language in which the question is read, which may not be that of the page. */
export const notAttemptedWords: Bilingual = { english: 'Question not attempted', hindi: 'अनुत्तरित प्रश्न' }
