import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { type BaseMap, type BaseMapDistrict, findDistrict } from '../base-map.ts'
import { messages as mapMessages } from '../messages.en.ts'
import type { BaseMapState } from '../use-base-map.ts'
import { type Finding, pointOf } from './find-round.ts'

/** Some places lie on a border and have two districts, as in 'Bundi and Kota'. */
const between = / and | और |, /

/**
 * Tells whether the pin is in a district to which the place belongs: one that the item names, or the one in which the
 * map has the place. The item counts too because the map's borders are drawn to about a kilometre, and dams stand on
 * borders.
 *
 * @param given the district of the pin
 */
export function isRightDistrict(map: BaseMap, given: BaseMapDistrict, { place }: Pick<Finding, 'place'>): boolean {
	const named = place.district.split(between)
	const { english, hindi } = given.name
	return named.includes(english) || named.includes(hindi) || findDistrict(map, pointOf(place))?.id === given.id
}

type Off = Pick<Finding, 'kilometres'>

/**
 * Says how far off a pin is, in whole kilometres, rounded up, so that the number agrees with the points that were given
 * for it.
 */
export function useDistanceWords(): (finding: Off) => string {
	const m = useMessages(mapMessages)
	return ({ kilometres }) => (kilometres < 1 ? m.lessThanOne : m.off(String(Math.ceil(kilometres))))
}

/**
 * Says in a sentence how far off a pin is, and whether it is in the right district. Without the districts it says the
 * distance alone.
 */
export function useVerdict({ map }: BaseMapState): (finding: Finding) => string {
	const m = useMessages(mapMessages)
	const language = useLanguage()
	const distance = useDistanceWords()
	return (finding) => {
		const away = distance(finding)
		if (!map) return m.sentence(away)
		const given = findDistrict(map, finding.given)
		if (!given) return m.sentence(`${away}, ${m.outsideState}`)
		const where = isRightDistrict(map, given, finding)
			? m.rightDistrict
			: m.wrongDistrict(given.name[language], finding.place.district)
		return m.sentence(`${away}, ${where}`)
	}
}
