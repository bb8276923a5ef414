/**
 * Makes pictures in a process of its own; `create-pictures.ts` has it started and sends it one at a time.
 *
 * It reads what anybody on the internet may have written, so it knows three formats and no others, looks at the size
 * that the file states before it decodes anything, and has nothing that would be worth taking.
 */
import { AppError } from '@aravalli/shared/errors'
import type { Sharp } from 'sharp'
import type { MadePicture, PictureAnswer, PictureSize, PictureTask } from './pictures.ts'
import { checkSize, MAX_PIXELS, sharp } from './sharp-for-strangers.ts'
import { stepBack } from './step-back.ts'
import { watchProcessor } from './watch-processor.ts'

/** libwebp counts from 0 to 6: this takes half the time of its default for 4 % more bytes. */
const EFFORT = 2
const QUALITY = 75
const formats = ['jpeg', 'png', 'webp']

stepBack()

async function make({ path, sizes }: PictureTask): Promise<PictureAnswer> {
	try {
		const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata()
		if (!formats.includes(format)) return { refusal: 'file.not-an-image' }
		checkSize(width, height)
		return { made: await makeAll(path, sizes) }
	} catch (error) {
		return { refusal: error instanceof AppError ? error.code : 'file.damaged' }
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

process.on('message', async (task: PictureTask) => {
	const watching = watchProcessor(task)
	const answer = await make(task)
	clearInterval(watching)
	process.send?.(answer)
})
// A terminal and some service managers signal the whole group; pictures in hand are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
