import type { Bilingual } from '../language.ts'
import type { InfographicBlock } from './item-contract.ts'

/** Names the parts of infographics by what they look like. */
export const blockNames: Record<InfographicBlock['kind'], Bilingual> = {
	figures: { english: 'Large figures', hindi: 'बड़े आँकड़े' },
	bars: { english: 'Bars', hindi: 'पट्टियाँ' },
	heights: { english: 'Heights', hindi: 'ऊँचाइयाँ' },
	parts: { english: 'Parts of a whole', hindi: 'पूरे के हिस्से' },
	timeline: { english: 'Timeline', hindi: 'समयरेखा' },
	steps: { english: 'Steps', hindi: 'चरण' },
	levels: { english: 'Levels', hindi: 'स्तर' },
	compare: { english: 'Comparison', hindi: 'तुलना' },
	facts: { english: 'Facts', hindi: 'तथ्य' },
}
