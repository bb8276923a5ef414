import { type BaseMap, type BaseMapDistrict, findDistrict } from '../base-map.ts'
import { type Finding, pointOf } from './find-round.ts'

/** 'Bundi and Kota': some places lie on a border. */
const between = / and | और |, /

/**
 * Whether the pin is in a district to which the place belongs: one that the item names, or the one in which the map has the place. The
 * item counts too because the map's borders are drawn to about a kilometre, and dams stand on borders.
 *
 * @param given the district of the pin
 */
export function isRightDistrict(map: BaseMap, given: BaseMapDistrict, { place }: Pick<Finding, 'place'>): boolean {
	const named = place.district.split(between)
	const { english, hindi } = given.name
	return named.includes(english) || named.includes(hindi) || findDistrict(map, pointOf(place))?.id === given.id
}
