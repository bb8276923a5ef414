/** Writes a time span in hours and minutes: '2 h 10 min', '45 min'. */
export function spanIn(minutes: number, units: { hours: string; minutes: string }): string {
	const hours = Math.floor(minutes / 60)
	const rest = minutes % 60
	const parts = [hours > 0 && `${hours} ${units.hours}`, (rest > 0 || hours === 0) && `${rest} ${units.minutes}`]
	return parts.filter(Boolean).join(' ')
}
