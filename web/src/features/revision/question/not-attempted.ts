import type { Language } from '@aravalli/shared/language'

/** Is what the fifth option says on the sheet of the examination, in the language of the question. */
const names: Record<Language, string> = { english: 'Question not attempted', hindi: 'अनुत्तरित प्रश्न' }

export const notAttemptedIn = (language: Language): string => names[language]
