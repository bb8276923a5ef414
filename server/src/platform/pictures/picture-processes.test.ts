// @module-tag one-run
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildPicture } from '../../testing/build-picture.ts'
import { bothSizes, pictureProcesses, preparePictures } from '../../testing/open-pictures.ts'
import { pictureLimits } from './create-pictures.ts'

const { open, fileOf, make, lines } = preparePictures()

describe('the processes that make pictures', () => {
	const picture = () => buildPicture().jpeg().toBuffer()

	it('give way to the server, with all their threads', async () => {
		await make(await picture(), bothSizes)
		const [pid] = pictureProcesses()
		for (const thread of readdirSync(`/proc/${pid}/task`)) {
			const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
			expect(Number(fields[16])).toBe(10)
		}
	})

	it('have nothing of the server’s environment', async () => {
		await make(await picture(), bothSizes)
		const [pid] = pictureProcesses()
		expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH|DATABASE|SECRET|AWS/)
	})

	// This was seen to fail without the `exit` event.
	it('are replaced when a picture ends them, which costs that picture alone', async () => {
		const pictures = open()
		await make(await picture(), bothSizes, pictures)
		const [pid = 0] = pictureProcesses()
		const path = await fileOf(await buildPicture(6_000, 6_000).png({ compressionLevel: 0 }).toBuffer())
		const making = pictures.make(path, bothSizes, 'asha')
		const next = make(await picture(), bothSizes, pictures)
		setTimeout(() => process.kill(pid, 'SIGKILL'), 20)
		await expect(making).rejects.toMatchObject({ code: 'file.damaged' })
		expect(await next).toHaveLength(2)
		expect(lines()).toMatchObject([{ level: 'warn', message: 'a picture ended the process that read it' }])
	})

	it('are replaced when a picture takes too long', async () => {
		const pictures = open({ timeLimitMilliseconds: 1 })
		await expect(make(await picture(), bothSizes, pictures)).rejects.toMatchObject({ code: 'server.overloaded' })
		expect(lines()[0]).toMatchObject({ level: 'warn', message: 'a picture took too long' })
	})

	it('make many, one after another, and refuse more than can wait', async () => {
		const pictures = open({ maxPictures: 20, maxPicturesOfOwner: 30, processes: 2 })
		const path = await fileOf(await picture())
		const all = await Promise.allSettled(Array.from({ length: 30 }, () => pictures.make(path, bothSizes, 'asha')))
		const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
		expect(refused).toEqual(Array.from({ length: 10 }, () => 'server.overloaded'))
		expect(pictureProcesses()).toHaveLength(2)
	})

	it('end when nobody needs them, and are there again', async () => {
		const pictures = open({ idleMilliseconds: 100 })
		await make(await picture(), bothSizes, pictures)
		expect(pictureProcesses()).toHaveLength(1)
		await expect.poll(pictureProcesses, { timeout: 5_000 }).toEqual([])
		expect(await make(await picture(), bothSizes, pictures)).toHaveLength(2)
	})

	it('have few of one account in hand, and make those of others between them', async () => {
		const pictures = open()
		const path = await fileOf(await picture())
		const done: string[] = []
		const send = (owner: string) => pictures.make(path, bothSizes, owner).then(() => done.push(owner))
		const all = await Promise.allSettled(['asha', 'asha', 'asha', 'asha', 'asha', 'meera'].map(send))
		const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
		expect(refused).toEqual(['request.too-many-at-once', 'request.too-many-at-once'])
		expect(done.indexOf('meera')).toBeLessThan(3)
		await send('asha')
	})

	it('are replaced when a picture takes too much of a processor, which costs that picture alone', async () => {
		const pictures = open({ processorMilliseconds: 200 })
		const path = await fileOf(await buildPicture(6_000, 6_000).png({ compressionLevel: 0 }).toBuffer())
		const making = pictures.make(path, bothSizes, 'asha')
		const next = make(await picture(), bothSizes, pictures)
		await expect(making).rejects.toMatchObject({ code: 'file.too-slow' })
		expect(await next).toHaveLength(2)
		expect(lines()).toMatchObject([{ level: 'warn', message: 'a picture took too much of the machine' }])
	})

	it('have ten seconds of a processor for a picture, and three to finish one at a stop', () => {
		expect(pictureLimits).toMatchObject({ processorMilliseconds: 10_000, finishMilliseconds: 3_000 })
	})

	it('finish what they have begun before the end, give up what waits, and then refuse', async () => {
		const pictures = open({ finishMilliseconds: 30_000 })
		const path = await fileOf(await picture())
		const settled = Promise.allSettled(['asha', 'asha', 'meera'].map((owner) => pictures.make(path, bothSizes, owner)))
		await expect.poll(pictureProcesses).toHaveLength(1)
		await pictures.close()
		const outcomes = (await settled).map((each) => (each.status === 'rejected' ? each.reason.code : each.value.length))
		expect(outcomes.sort()).toEqual([2, 'server.overloaded', 'server.overloaded'])
		await expect(pictures.make(path, bothSizes, 'asha')).rejects.toMatchObject({ code: 'server.overloaded' })
	})

	it('do not hold up the end, whatever they hang at', async () => {
		const pictures = open({ finishMilliseconds: 50 })
		await make(await picture(), bothSizes, pictures)
		const [pid = 0] = pictureProcesses()
		process.kill(pid, 'SIGSTOP')
		const settled = Promise.allSettled([make(await picture(), bothSizes, pictures)])
		await new Promise((resolve) => setTimeout(resolve, 300))
		await pictures.close()
		expect(await settled).toMatchObject([{ reason: { code: 'server.overloaded' } }])
		expect(lines()).toEqual([])
	}, 10_000)
})
