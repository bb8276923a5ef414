type Values = Readonly<Record<string, unknown>>

/** Compares what a component is given: by identity, and small objects that are made anew at each rendering by what they hold. */
export const isAlike = (one: Values, other: Values): boolean =>
	isEqual(one, other, (a, b) => isPlain(a) && isPlain(b) && isEqual(a, b, Object.is))

function isEqual(one: Values, other: Values, isSame: (a: unknown, b: unknown) => boolean): boolean {
	const keys = Object.keys(one)
	if (keys.length !== Object.keys(other).length) return false
	return keys.every((key) => key in other && (Object.is(one[key], other[key]) || isSame(one[key], other[key])))
}

/** An element of React is an object as well, and may hold what is large. */
function isPlain(value: unknown): value is Values {
	return (
		typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf(value) === Object.prototype &&
		!('$$typeof' in value)
	)
}
