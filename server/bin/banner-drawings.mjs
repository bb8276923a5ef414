/**
 * The drawings of the demo banners as SVG. Left on wide pictures, and above on those for phones, is room for the words.
 *
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'wide' | 'phone'} Form
 */

const ink = '#243b8f'
const red = '#c4161c'
const wood = '#6b4517'
const paper = '#fcfbf5'

/** The part of a picture where things are drawn: 660 × 256, moved and widened for phones. */
const stage = {
	wide: 'translate(846 0)',
	phone: 'translate(14 222) scale(1.05)',
}

/**
 * @param {{ light: string, dark: string, hill: string }} colours
 * @param {Form} form
 * @param {Size} size
 * @param {string} content on the stage
 */
function frame({ light, dark, hill }, form, { width, height }, content) {
	const ground = form === 'wide' ? height : height - 8
	const rise = form === 'wide' ? 1 : 1.3
	const far = `M0 ${height}V${ground - 26 * rise}C${width * 0.2} ${ground - 30 * rise} ${width * 0.26} ${ground - 74 * rise} ${width * 0.38} ${ground - 70 * rise}S${width * 0.5} ${ground - 22 * rise} ${width * 0.62} ${ground - 34 * rise} ${width * 0.8} ${ground - 96 * rise} ${width} ${ground - 60 * rise}V${height}Z`
	const near = `M0 ${height}V${ground - 8}C${width * 0.16} ${ground - 8} ${width * 0.2} ${ground - 30 * rise} ${width * 0.34} ${ground - 26 * rise}S${width * 0.7} ${ground - 6} ${width} ${ground - 40 * rise}V${height}Z`
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
	<linearGradient id="sky" x2="1" y2=".3"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
	<rect width="${width}" height="${height}" fill="url(#sky)"/>
	<path d="${far}" fill="${hill}" opacity=".38"/><path d="${near}" fill="${hill}" opacity=".5"/>
	<g transform="${stage[form]}" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
}

/** The window of a haveli, 128 × 196, its foot at (0, 0). */
const archOutline =
	'M-64 0V-118C-64 -140 -52 -144 -46 -148C-44 -160 -30 -164 -24 -164C-20 -180 -8 -184 0 -196C8 -184 20 -180 24 -164C30 -164 44 -160 46 -148C52 -144 64 -140 64 -118V0Z'

const arch = (x, y, fill, content = '') =>
	`<g transform="translate(${x} ${y})"><path d="${archOutline}" fill="${fill}" stroke="${wood}" stroke-width="3"/>${content}</g>`

const line = (y, from = -48, to = 48) => `<path d="M${from} ${y}H${to}" stroke="#b9c4e4" stroke-width="2"/>`

/** Handwriting, as one sees it from afar. */
const written = (y, waves, x = -44) =>
	`<path d="M${x} ${y}${'q5 -12 10 0t10 0'.repeat(waves)}" fill="none" stroke="${ink}" stroke-width="3.4"/>`

const tick = (x, y) => `<path d="M${x} ${y}l8 9l17 -22" fill="none" stroke="${red}" stroke-width="4.5"/>`

/** Sheets of an answer book, looked at in the windows of a haveli. */
function answerSheets() {
	const sheet = (waves) =>
		[-24, -46, -68, -90, -112].map((y) => line(y)).join('') +
		waves.map((count, row) => written(-114 + row * 22, count)).join('')
	return [
		arch(130, 256, paper, sheet([3, 4, 2]) + tick(14, -40)),
		arch(300, 256, paper, sheet([4, 3, 3]) + tick(16, -52)),
		arch(470, 256, paper, sheet([3, 2, 4]) + tick(12, -34)),
	].join('')
}

/** Two open doors on the same hills: one in the morning, one in the evening. */
function twoDoors() {
	const view = (sky, sun, far, near) =>
		`<clipPath id="door${sun.slice(1)}"><path d="${archOutline}"/></clipPath><g clip-path="url(#door${sun.slice(1)})">
		<rect x="-64" y="-196" width="128" height="196" fill="${sky}"/><circle cx="12" cy="-104" r="26" fill="${sun}"/>
		<path d="M-64 -58C-40 -58 -30 -92 -6 -90S24 -60 64 -72V0H-64Z" fill="${far}"/>
		<path d="M-64 -24C-36 -24 -28 -50 2 -50S40 -26 64 -34V0H-64Z" fill="${near}"/></g>
		<path d="${archOutline}" fill="none" stroke="${wood}" stroke-width="3"/>`
	return (
		arch(220, 256, '#fff', view('#fdf3e1', '#f08a24', '#8e93b8', ink)) +
		arch(400, 256, '#fff', view('#26263a', '#e9e4d6', '#333c6b', '#3d4ea6'))
	)
}

/** An open notebook with its margin lines, and a pen that has just been put down. */
function notebook() {
	const page = (x, y, skew, waves) =>
		`<g transform="translate(${x} ${y}) skewY(${skew})"><path d="M0 0H190V170H0Z" fill="${paper}" stroke="${wood}" stroke-width="3"/>
		<path d="M30 0V170M35 0V170" stroke="#de7480" stroke-width="1.6"/>${[34, 58, 82, 106, 130].map((at) => line(at, 0, 190)).join('')}
		${waves.map((count, row) => written(26 + row * 24, count, 44)).join('')}</g>`
	const pen = `<g transform="translate(486 150) rotate(38)"><path d="M0 0H128a9 9 0 0 1 0 18H0Z" fill="${ink}"/><path d="M0 0L-24 9L0 18Z" fill="#f08a24"/><path d="M88 0V18" stroke="#fcfbf5" stroke-width="3"/></g>`
	return page(106, 60, 4, [6, 5, 6]) + page(298, 74, -4, [5, 3]) + pen
}

/** A fort on its hill, as there are many in the Aravalli range. */
function fort() {
	const tower = (x, height, width = 46) => {
		const top = 176 - height
		return `<path d="M${x} 196V${top}h${width}V196Z"/><path d="M${x - 4} ${top}v-14h9v7h9v-7h9v7h9v-7h9v7h9v-7h${width - 46}v14Z"/>`
	}
	const dome = (x, y) =>
		`<path d="M${x - 20} ${y}C${x - 20} ${y - 26} ${x - 4} ${y - 28} ${x} ${y - 40}C${x + 4} ${y - 28} ${x + 20} ${y - 26} ${x + 20} ${y}Z"/>`
	const window = (x, y) => `<path d="M${x} ${y}v-14q7 -12 14 0v14Z" fill="#f6e7cc"/>`
	return `<circle cx="470" cy="86" r="46" fill="#f08a24"/>
	<path d="M-40 256C60 250 120 196 240 184S470 190 560 214 640 236 720 240V256Z" fill="#8a5a24"/>
	<g fill="#b98546">${tower(150, 66)}${tower(250, 92, 50)}${tower(390, 60)}<path d="M190 196V140H400V196Z"/>${dome(275, 66)}${dome(320, 138)}${dome(360, 138)}</g>
	${window(166, 150)}${window(268, 126)}${window(404, 156)}${window(318, 182)}${window(352, 182)}${window(226, 182)}
	<path d="M-40 256C80 236 180 214 330 216S560 236 720 246V256Z" fill="#6b4517"/>`
}

const sand = { light: '#f8e8cb', dark: '#ecc993', hill: '#d9a75a' }
const dawn = { light: '#fdf3e1', dark: '#f3cf9d', hill: '#c9934a' }
const dusk = { light: '#e8ebf7', dark: '#bcc6e8', hill: '#7f8bc0' }
const clay = { light: '#fbeadb', dark: '#efbf95', hill: '#c98a55' }

/** @type {Record<string, (form: Form, size: Size) => string>} */
export const drawings = {
	'answer-sheets': (form, size) => frame(sand, form, size, answerSheets()),
	'two-doors': (form, size) => frame(dusk, form, size, twoDoors()),
	notebook: (form, size) => frame(dawn, form, size, notebook()),
	fort: (form, size) => frame(clay, form, size, fort()),
}
