export const PAGE_WIDTH = 1200
export const PAGE_HEIGHT = 1600

const FIRST_BASELINE = 250
const LINE_PIXELS = 74

interface DrawnPage {
	/** A line that begins with '_' is underlined; '' leaves one free. */
	lines: string[]
	number: number
	count: number
	/** Is the font of the hand, in base 64. */
	hand: string
}

/** Makes a page of a ruled answer book with what somebody has written on it; it says that it is a sample. */
export function answerPage({ lines, number, count, hand }: DrawnPage): string {
	return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Hand; src: url(data:font/ttf;base64,${hand}) }
* { margin: 0 }
body { position: relative; width: ${PAGE_WIDTH}px; height: ${PAGE_HEIGHT}px; overflow: hidden; background: #fcfbf5 }
svg { position: absolute; inset: 0 }
p { position: absolute; white-space: pre; font: 45px/1 Hand; color: #24389a; transform-origin: left bottom }
.printed { font: 24px 'Noto Sans Devanagari', sans-serif; fill: #6b6b76 }
.shade { position: absolute; inset: 0; background: linear-gradient(105deg, #0001, transparent 25% 80%, #0000000d) }
</style>${paper(number, count)}${lines.map(written).join('')}<div class="shade"></div>`
}

function paper(number: number, count: number): string {
	const rules = Array.from({ length: 19 }, (_, index) => {
		const y = FIRST_BASELINE + 12 + index * LINE_PIXELS
		return `<path d="M0 ${y}H${PAGE_WIDTH}" stroke="#b9cbe6" stroke-width="2"/>`
	})
	return `<svg viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}">${rules.join('')}
<path d="M150 0V${PAGE_HEIGHT}M160 0V${PAGE_HEIGHT}" stroke="#e58a96" stroke-width="2.5"/>
<path d="M0 188H${PAGE_WIDTH}" stroke="#b9cbe6" stroke-width="2"/>
<text class="printed" x="190" y="110">अरावली · नमूना उत्तर · Sample answer</text>
<text class="printed" x="${PAGE_WIDTH - 60}" y="110" text-anchor="end">पृष्ठ ${number} / ${count}</text></svg>`
}

/** No hand writes two lines alike: each leans and begins a little otherwise. */
function written(line: string, index: number): string {
	const baseline = FIRST_BASELINE + index * LINE_PIXELS
	const left = 190 + ((index * 29) % 13)
	const lean = (((index * 37) % 9) - 4) * 0.06
	const isHeading = line.startsWith('_')
	const text = isHeading ? line.slice(1) : line
	const width = isHeading ? 'text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:9px;' : ''
	return `<p data-baseline="${baseline}" style="left:${left}px;bottom:${PAGE_HEIGHT - baseline - 12}px;${width}transform:rotate(${lean}deg)">${text.replaceAll('>', '&gt;')}</p>`
}
