const SHOWN = 160

/** Lists where two answers differ, as in 'body.data[2].title: "Old" has become "New"'; it is empty where they are equal. */
export function differences(before: unknown, now: unknown, path = ''): string[] {
	if (Object.is(before, now)) return []
	if (typeof before === 'string' && typeof now === 'string') return [differentText(before, now, path)]
	if (!isGroup(before) || !isGroup(now) || Array.isArray(before) !== Array.isArray(now)) {
		return [`${path}: ${shown(before)} has become ${shown(now)}`]
	}
	return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) =>
		differences(before[key], now[key], Array.isArray(before) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
	)
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Shows long texts from shortly before the place where they begin to differ. */
function differentText(before: string, now: string, path: string): string {
	let same = 0
	while (before[same] === now[same]) same += 1
	const start = Math.max(0, same - SHOWN / 4)
	const place = start > 0 ? ` from character ${start}` : ''
	return `${path}${place}: ${shown(before.slice(start))} has become ${shown(now.slice(start))}`
}

function shown(value: unknown): string {
	const text = JSON.stringify(value) ?? 'nothing'
	return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
