import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createPictures, type PictureLimits, pictureLimits } from '../platform/pictures/create-pictures.ts'
import type { MadePicture, PictureSize, Pictures } from '../platform/pictures/pictures.ts'
import { type LogLine, recordingLog } from './recording-log.ts'

export const bothSizes: PictureSize[] = [
	{ maxSidePixels: 1_600, fit: 'inside' },
	{ maxSidePixels: 320, fit: 'inside' },
]

export interface TestPictures {
	/** Opens one that is closed after the test, which fails if a process is left then. */
	open(limits?: Partial<PictureLimits>): Pictures
	fileOf(content: Buffer): Promise<string>
	make(content: Buffer, sizes?: PictureSize[], pictures?: Pictures): Promise<(MadePicture & { image: Sharp })[]>
	/** Tells what those that were opened last have said. */
	lines(): LogLine[]
}

/** Prepares a file of tests for makers of pictures, with a folder for what is sent. */
export function preparePictures(): TestPictures {
	let folder: string
	let files = 0
	let opened: Pictures[] = []
	let lines: LogLine[] = []

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'aravalli-pictures-'))
	})
	afterEach(async () => {
		await Promise.all(opened.map((pictures) => pictures.close()))
		opened = []
		expect(pictureProcesses()).toEqual([])
	})
	afterAll(() => rm(folder, { recursive: true, force: true }))

	function open(limits: Partial<PictureLimits> = {}): Pictures {
		const recorded = recordingLog()
		lines = recorded.lines
		const oneProcess = { ...pictureLimits, processes: 1, timeLimitMilliseconds: 15_000 }
		const pictures = createPictures(recorded.log, { ...oneProcess, ...limits })
		opened.push(pictures)
		return pictures
	}

	async function fileOf(content: Buffer): Promise<string> {
		const path = join(folder, String(files++))
		await writeFile(path, content)
		return path
	}

	return {
		open,
		fileOf,
		async make(content, sizes = bothSizes, pictures = open()) {
			const made = await pictures.make(await fileOf(content), sizes, 'asha')
			return made.map((picture) => ({ ...picture, image: sharp(picture.content) }))
		},
		lines: () => lines,
	}
}

/** Lists the children of this process that make pictures. */
export function pictureProcesses(): number[] {
	const found = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
	return found
		.split('\n')
		.filter((line) => line.includes('picture-process'))
		.map((line) => Number.parseInt(line, 10))
}
