/**
 * The shapes of the source are read here, as rings of points in degrees.
 *
 * @typedef {[number, number]} Point
 * @typedef {{ x: number, y: number, start: Point, control: Point, ring: Point[], rings: Point[][] }} Pen
 */

/** Curves become straight pieces of this length, in units of the drawing: about 270 metres. */
const pieceLength = 0.3

/**
 * Turns the drawing, a plain map of degrees with 125 units to each, into places on the Earth. It was fitted to the
 * State's border in the Digital Chart of the World (Debian's gmt-dcw 2.1.1), from which it is 0.24 km off in the middle
 * case and 0.88 km at 95 %.
 *
 * @param {Point} point
 * @returns {Point}
 */
export const toDegrees = ([x, y]) => [69.3362 + x * 0.008005, 30.4771 - y * 0.0079968]

/** Two shapes are in millimetres with a `scale` of 3.78333; drawn with the true number of pixels in one, they meet their neighbours. */
const pixelsInMillimetre = 96 / 25.4

/** @param {Pen} pen @param {number} x @param {number} y */
function lineTo(pen, x, y) {
	pen.x = x
	pen.y = y
	pen.control = [x, y]
	pen.ring.push([x, y])
}

/** @param {Pen} pen @param {number} x @param {number} y */
function moveTo(pen, x, y) {
	pen.ring = []
	pen.rings.push(pen.ring)
	pen.start = [x, y]
	lineTo(pen, x, y)
}

/** @param {Pen} pen @param {number[]} values the two controls and the end */
function curveTo(pen, [x1, y1, x2, y2, x3, y3]) {
	const { x, y } = pen
	const length = Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
	const pieces = Math.ceil(length / pieceLength)
	for (let piece = 1; piece <= pieces; piece++) {
		const t = piece / pieces
		const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
		lineTo(pen, a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3)
	}
	pen.control = [x2, y2]
}

/**
 * Draws an arc of a circle, the only kind there is in the source.
 * @param {Pen} pen @param {number[]} values
 */
function arcTo(pen, [givenRadius, , , large, sweep, endX, endY]) {
	const { x, y } = pen
	const [dx, dy] = [endX - x, endY - y]
	const chord = Math.hypot(dx, dy)
	const radius = Math.max(givenRadius, chord / 2)
	const rise = Math.sqrt(radius ** 2 - (chord / 2) ** 2) * (large === sweep ? -1 : 1)
	const centre = [(x + endX) / 2 - (rise * dy) / chord, (y + endY) / 2 + (rise * dx) / chord]
	const first = Math.atan2(y - centre[1], x - centre[0])
	const turn = (Math.atan2(endY - centre[1], endX - centre[0]) - first + 4 * Math.PI) % (2 * Math.PI)
	const angle = sweep ? turn : turn - 2 * Math.PI
	const pieces = Math.ceil((Math.abs(angle) * radius) / pieceLength)
	for (let piece = 1; piece <= pieces; piece++) {
		const at = first + (angle * piece) / pieces
		lineTo(pen, centre[0] + radius * Math.cos(at), centre[1] + radius * Math.sin(at))
	}
}

/** Says how many numbers each command takes, and what it draws with them, as absolute ones. */
const commands = {
	M: { takes: 2, draw: (pen, [x, y]) => moveTo(pen, x, y) },
	L: { takes: 2, draw: (pen, [x, y]) => lineTo(pen, x, y) },
	H: { takes: 1, draw: (pen, [x]) => lineTo(pen, x, pen.y) },
	C: { takes: 6, draw: curveTo },
	S: {
		takes: 4,
		draw: (pen, values) => curveTo(pen, [2 * pen.x - pen.control[0], 2 * pen.y - pen.control[1], ...values]),
	},
	Q: {
		takes: 4,
		draw: (pen, [x1, y1, x2, y2]) => {
			const towards = (from, control) => from + ((control - from) * 2) / 3
			curveTo(pen, [towards(pen.x, x1), towards(pen.y, y1), towards(x2, x1), towards(y2, y1), x2, y2])
		},
	},
	A: { takes: 7, draw: arcTo },
	Z: { takes: 0, draw: (pen) => lineTo(pen, ...pen.start) },
}

/** @param {Pen} pen @param {string} letter @param {number[]} values */
function toAbsolute(pen, letter, values) {
	if (letter === letter.toUpperCase()) return values
	// An arc's radii, rotation and flags are no places.
	const places = letter === 'a' ? values.slice(5) : values
	const moved = places.map((value, index) => value + (index % 2 === 0 ? pen.x : pen.y))
	return [...values.slice(0, values.length - places.length), ...moved]
}

/** @param {Pen} pen @param {string} letter @param {string} text the numbers after it */
function follow(pen, letter, text) {
	const { takes, draw } = commands[letter.toUpperCase()]
	const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
	if (takes === 0) return draw(pen, [])
	if (values.length % takes > 0) throw new Error(`“${letter}${text}” is not understood`)
	for (let at = 0; at < values.length; at += takes) {
		// Further pairs after a move are lines to them.
		const drawNow = draw === commands.M.draw && at > 0 ? commands.L.draw : draw
		drawNow(pen, toAbsolute(pen, letter, values.slice(at, at + takes)))
	}
}

/** @param {string} data @returns {Point[][]} */
function readPath(data) {
	/** @type {Pen} */
	const pen = { x: 0, y: 0, start: [0, 0], control: [0, 0], ring: [], rings: [] }
	for (const [, letter, text] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) follow(pen, letter, text)
	// Rings of a handful of points are slips of the pen.
	return pen.rings.filter((ring) => ring.length > 20)
}

/**
 * @param {{ id: string, d: string, transform?: string }[]} paths
 * @returns {Map<string, Point[][]>}
 */
export function readShapes(paths) {
	return new Map(
		paths.map(({ id, d, transform }) => {
			const scale = transform ? pixelsInMillimetre : 1
			return [id, readPath(d).map((ring) => ring.map(([x, y]) => toDegrees([x * scale, y * scale])))]
		}),
	)
}
