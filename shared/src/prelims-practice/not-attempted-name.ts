import type { Bilingual } from '../language.ts'

/** Is what the fifth option says on the sheet of the examination. */
export const notAttemptedName: Bilingual = { english: 'Question not attempted', hindi: 'अनुत्तरित प्रश्न' }
