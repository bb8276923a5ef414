import type { Language } from '@aravalli/shared/language'
import { blocksStructure } from '@aravalli/shared/study-material/blocks-structure'
import { type BlockPair, blocksOf } from './block-pairs.ts'

/** Names the controls in which a language still lacks a text that publishing asks for. */
export const blockGaps = (pairs: readonly BlockPair[], language: Language): string[] =>
	blocksStructure
		.problems(blocksOf(pairs, language))
		.flatMap(({ path, code }) => (code === 'field-required' ? [`${language}.blocks${path}`] : []))
