import { formatCount } from '#web/lib/format-count.ts'

/** A value as it is read: digits grouped as in India, decimals as they are. */
export function formatValue(value: number): string {
	const [, decimals] = String(value).split('.')
	return decimals === undefined ? formatCount(value) : `${formatCount(value)}.${decimals}`
}
