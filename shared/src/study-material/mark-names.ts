import type { Bilingual } from '../language.ts'
import type { LineKind, PlaceKind } from './item-contract.ts'

/** Names what is marked on a map. */
export const markNames: Record<PlaceKind | LineKind, Bilingual> = {
	town: { english: 'Town', hindi: 'नगर' },
	lake: { english: 'Lake', hindi: 'झील' },
	dam: { english: 'Dam', hindi: 'बाँध' },
	mineral: { english: 'Mineral', hindi: 'खनिज' },
	wildlife: { english: 'Wildlife', hindi: 'वन्यजीव' },
	fort: { english: 'Fort', hindi: 'दुर्ग' },
	heritage: { english: 'Heritage', hindi: 'धरोहर' },
	peak: { english: 'Peak', hindi: 'चोटी' },
	power: { english: 'Power', hindi: 'विद्युत' },
	fair: { english: 'Fair', hindi: 'मेला' },
	river: { english: 'River', hindi: 'नदी' },
	canal: { english: 'Canal', hindi: 'नहर' },
	route: { english: 'Route', hindi: 'मार्ग' },
	range: { english: 'Hill range', hindi: 'पर्वतमाला' },
}
