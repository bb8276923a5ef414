/**
 * Gives success as it is written: in whole percent, and with one decimal where rounding would promise a tier that was not
 * reached.
 *
 * @param successRatio from 0 to 100
 * @param limits where tiers begin
 */
export function shownPercent(successRatio: number, limits: readonly number[]): number {
	const rounded = Math.round(successRatio)
	const promises = [...limits, 100].some((limit) => successRatio < limit && rounded >= limit)
	return promises ? Math.floor(successRatio * 10) / 10 : rounded
}
