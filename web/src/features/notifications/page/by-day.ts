import { indiaDay } from '@aravalli/shared/india-time'

/** Puts what is in its order together by the days in India on which it happened. */
export function byDay<Item extends { createdAt: string }>(items: readonly Item[]): { day: string; items: Item[] }[] {
	const days: { day: string; items: Item[] }[] = []
	for (const item of items) {
		const day = indiaDay(new Date(item.createdAt))
		const last = days.at(-1)
		if (last?.day === day) last.items.push(item)
		else days.push({ day, items: [item] })
	}
	return days
}
