import { expect, it } from 'vitest'
import { emptyTexts, languageState } from './question-draft.ts'

const texts = { questionText: 'Explain.', subCategory: 'Polity', tags: ['Governor'], answer: 'The Governor.' }

it('a language is complete, partly there or missing', () => {
	expect(languageState(texts)).toBe('complete')
	expect(languageState({ ...texts, answer: '\n ' })).toBe('partial')
	expect(languageState({ ...emptyTexts(), tags: ['Governor'] })).toBe('partial')
	expect(languageState({ ...emptyTexts(), questionText: '  ' })).toBe('missing')
})
