import { spawnSync } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'

/** How long each work takes in milliseconds on the machine that the budget was written on, while nothing else runs there. */
const USUAL_HASH = 95
const USUAL_PAGE = 1050

/** Lays 6,000 paragraphs out twelve times: memory and starting of processes, of which a hash notices nothing. */
const page = `data:text/html;charset=utf-8,${encodeURIComponent(`<body><script>
for (let i = 0; i < 6000; i++) {
	const p = document.createElement('p')
	p.textContent = 'अरावली ' + i + ' the slowness of a machine '.repeat(i % 7)
	document.body.append(p)
}
for (let n = 0; n < 12; n++) {
	document.body.style.width = 900 - n * 40 + 'px'
	document.body.offsetHeight
}
</script>`)}`

/**
 * Takes the one in the middle of a few: a neighbour on the same computer slows every second one down.
 *
 * @param {() => void} work
 * @returns {number} milliseconds
 */
function timeOf(work) {
	const times = Array.from({ length: 5 }, () => {
		const startedAt = performance.now()
		work()
		return performance.now() - startedAt
	})
	return times.sort((one, other) => one - other)[2] ?? 0
}

const hash = () => pbkdf2Sync('how fast', 'is it', 150_000, 64, 'sha512')

/** @param {string} browser */
const layOut = (browser) =>
	spawnSync(browser, ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--dump-dom', page], {
		stdio: 'ignore',
	})

/**
 * Tells how much slower this machine is now than the one that the budget was written on: machines that are lent out
 * differ by a factor of two from hour to hour.
 *
 * @param {string} [browser] the path of Chromium, where pages are part of what is timed
 * @returns {number} from 1 to 2 (`inLimits`)
 */
export function slowness(browser) {
	const ofPage = browser ? timeOf(() => layOut(browser)) / USUAL_PAGE : 1
	return inLimits(Math.max(timeOf(hash) / USUAL_HASH, ofPage))
}

/**
 * A faster machine gets no less time, and no machine more than twice as much.
 *
 * @param {number} factor
 */
export const inLimits = (factor) => Math.min(2, Math.max(1, factor))
