/**
 * Makes pictures in a process of its own; `picture-worker.ts` starts it and sends it one at a time.
 *
 * It reads what anybody on the internet may have written, so it knows three formats and no others, looks at the size
 * that the file states before it decodes anything, and has nothing that would be worth taking.
 */
import sharp, { type Sharp } from 'sharp'
import type { MadePicture, PictureAnswer, PictureSize, PictureTask } from './pictures.ts'
import { stepBack } from './step-back.ts'

/** libwebp counts from 0 to 6: this takes half the time of its default for 4 % more bytes. */
const EFFORT = 2
const QUALITY = 75
const MAX_PIXELS = 40_000_000
/**
 * No camera's pictures are as long. A picture of one point by 39 million is small as a file, and libvips works on it
 * for ten seconds.
 */
const MAX_SIDE_PIXELS = 12_000
const LOOK_EVERY_MILLISECONDS = 100
const formats = ['jpeg', 'png', 'webp']

stepBack()
// One at a time, and nothing is seen twice.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

async function make({ path, sizes }: PictureTask): Promise<PictureAnswer> {
	try {
		const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata()
		if (!formats.includes(format)) return { refusal: 'file.not-an-image' }
		if (Math.max(width, height) > MAX_SIDE_PIXELS && width * height <= MAX_PIXELS)
			return { refusal: 'file.side-too-long' }
		if (width * height > MAX_PIXELS) return { refusal: 'file.too-many-pixels' }
		return { made: await makeAll(path, sizes) }
	} catch {
		return { refusal: 'file.damaged' }
	}
}

/** Decodes the file once, because that is most of the work. Of an animation this takes the first picture. */
async function makeAll(path: string, sizes: PictureSize[]): Promise<MadePicture[]> {
	let source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient()
	const made: MadePicture[] = []
	for (const size of sizes) {
		const { data, info } = await resized(source, size)
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.raw()
			.toBuffer({ resolveWithObject: true })
		const { width, height, channels } = info
		const pixels = () => sharp(data, { raw: { width, height, channels } })
		made.push({
			content: await pixels().webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
			widthPixels: width,
			heightPixels: height,
		})
		source = pixels()
	}
	return made
}

function resized(source: Sharp, { maxSidePixels, fit: kind }: PictureSize): Sharp {
	return kind === 'square'
		? source.resize(maxSidePixels, maxSidePixels, { fit: 'cover', position: 'top' })
		: source.resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
}

/**
 * Ends the process when a picture has had its share of the processor: native code cannot be asked to stop. Time on the clock would not do,
 * for on a busy machine an honest picture waits for others.
 */
function watchProcessor({ processorMilliseconds }: PictureTask): NodeJS.Timeout {
	const before = process.cpuUsage()
	return setInterval(() => {
		const { user, system } = process.cpuUsage(before)
		if ((user + system) / 1_000 < processorMilliseconds) return
		const last: PictureAnswer = { refusal: 'file.too-slow', isLast: true }
		process.send?.(last, () => process.kill(process.pid, 'SIGKILL'))
	}, LOOK_EVERY_MILLISECONDS)
}

process.on('message', async (task: PictureTask) => {
	const watching = watchProcessor(task)
	const answer = await make(task)
	clearInterval(watching)
	process.send?.(answer)
})
// A terminal and some service managers signal the whole group; pictures in hand are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
