export type DayPart = 'morning' | 'afternoon' | 'evening'

/** How to greet at an hour of India's clock, 0 to 23: the night, when some study, belongs to the evening. */
export function dayPart(hour: number): DayPart {
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
