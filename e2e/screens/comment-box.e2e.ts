import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { entry, openThread, picture, questionPath } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { questionOfThisStory } from '../harness/questions.ts'

const visitor = aVisitor()

async function open(questionId: string) {
	const before = signedInAs(await anAccount())
	const page = await visitor.open(questionPath(questionId), { before, expectedErrors: /status of 4/ })
	return { page, thread: await openThread(page) }
}

/** Paints a JPEG of 3000 × 4000 pixels, as base64. */
function paintPhoto(): string {
	const canvas = document.createElement('canvas')
	canvas.width = 3000
	canvas.height = 4000
	const context = canvas.getContext('2d')
	for (let x = 0; x < 3000; x += 20) {
		for (let y = 0; y < 4000; y += 20) {
			if (context) context.fillStyle = `hsl(${(x * y) % 360} 80% ${(x + y) % 100}%)`
			context?.fillRect(x, y, 20, 20)
		}
	}
	return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '')
}

describe('the box', () => {
	it('counts, warns in words near the end, and says at the field what is missing or too much', async () => {
		const { page, thread } = await open(await questionOfThisStory())
		const box = thread.getByLabel('Your comment')
		const post = thread.getByRole('button', { name: 'Post comment' })
		await thread.getByText('0 / 1000').waitFor()
		await box.fill('  \n ')
		await post.click()
		await thread.getByText('Please enter a comment').waitFor()
		expect(await box.getAttribute('aria-invalid')).toBe('true')
		await box.fill('क'.repeat(899))
		expect(await page.getByText('characters or fewer left').count()).toBe(0)
		await box.fill('क'.repeat(900))
		await page.getByText('100 characters or fewer left').waitFor()
		await box.fill('😀'.repeat(1001))
		await thread.getByText('1001 / 1000').waitFor()
		await page.getByText('The text is too long').waitFor()
		await post.click()
		await thread.getByText('A comment can have at most 1,000 characters').waitFor()
		expect(await box.inputValue()).toBe('😀'.repeat(1001))
		await box.fill('😀'.repeat(1000))
		await post.click()
		await entry(thread, '😀').getByRole('button', { name: 'Delete' }).waitFor()
	})

	it('takes three pictures, from the disk, dropped or pasted, and says what it does not take', async () => {
		const { page, thread } = await open('sanskritisation-social-mobility')
		const box = thread.getByLabel('Your comment')
		await box.fill('My pages')
		const add = thread.getByLabel('Add pictures')
		const problems: [string, string, Buffer, string][] = [
			['notes.pdf', 'application/pdf', picture.buffer, 'Only image files are allowed'],
			['big.png', 'image/png', Buffer.alloc(5_242_881), 'Image size must be less than 5MB'],
			['IMG_1.HEIC', 'image/heic', picture.buffer, 'HEIC photos cannot be shown here. Please send a JPEG'],
		]
		for (const [name, mimeType, buffer, sentence] of problems) {
			await add.setInputFiles({ name, mimeType, buffer })
			await thread.getByText(sentence).waitFor()
		}
		await add.setInputFiles([1, 2, 3, 4].map((number) => ({ ...picture, name: `page ${number}.png` })))
		await thread.getByText('A comment can have at most 3 pictures. The first 3 were kept.').waitFor()
		expect(await thread.getByRole('img', { name: /^Picture \d of 3$/ }).count()).toBe(3)
		await thread.getByRole('button', { name: 'Remove page 2.png' }).click()
		expect(await thread.getByRole('img', { name: /^Picture \d of 2$/ }).count()).toBe(2)
		for (const kind of ['paste', 'drop']) {
			await box.evaluate((field, type) => {
				const files = new DataTransfer()
				files.items.add(new File(['x'], `${type}.webp`, { type: 'image/webp' }))
				const event =
					type === 'drop'
						? new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true })
						: new ClipboardEvent(type, { clipboardData: files, bubbles: true, cancelable: true })
				field.dispatchEvent(event)
			}, kind)
			await thread.getByRole('button', { name: `Remove ${kind}.webp` }).waitFor()
			await thread.getByRole('button', { name: `Remove ${kind}.webp` }).click()
		}
		expect(await box.inputValue()).toBe('My pages')
		await page.keyboard.press('Escape')
	})

	it('keeps text and pictures when the server finds that a picture is none', async () => {
		const { thread } = await open('total-internal-reflection-meaning')
		await thread.getByLabel('Your comment').fill('See the table')
		const web = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') }
		await thread.getByLabel('Add pictures').setInputFiles(web)
		await thread.getByRole('button', { name: 'Post comment' }).click()
		await thread.getByText('Only image files are allowed').waitFor()
		expect(await thread.getByLabel('Your comment').inputValue()).toBe('See the table')
		expect(await thread.getByRole('button', { name: 'Remove page.png' }).count()).toBe(1)
	})

	it('sends a large photo small, and upright', async () => {
		const { page, thread } = await open(await questionOfThisStory())
		const photo = Buffer.from(await page.evaluate(paintPhoto), 'base64')
		await thread.getByLabel('Your comment').fill('A photo of my answer')
		await thread.getByLabel('Add pictures').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
		const [request] = await Promise.all([
			page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/comments')),
			thread.getByRole('button', { name: 'Post comment' }).click(),
		])
		const own = entry(thread, 'A photo of my answer')
		await own.getByRole('button', { name: 'Picture 1 of 1 by Meera Rathore' }).waitFor()
		expect((await request.sizes()).requestBodySize).toBeLessThan(photo.length * 0.8)
		const small = own.getByRole('img')
		expect([await small.getAttribute('width'), await small.getAttribute('height')]).toEqual(['1200', '1600'])
	})
})

describe('reply boxes', () => {
	it('are open one at a time, and keep what was begun in each', async () => {
		const { page, thread } = await open('rti-act-provisions-difficulties')
		const replies = thread.getByRole('button', { name: 'Reply', exact: true })
		await replies.nth(0).click()
		const box = thread.getByLabel(/^Your reply to /)
		await box.fill('Begun first')
		await replies.nth(1).click()
		expect(await box.count()).toBe(1)
		expect(await box.inputValue()).toBe('')
		await box.fill('क'.repeat(501))
		await page.keyboard.press('Control+Enter')
		await thread.getByText('A reply can have at most 500 characters').waitFor()
		await replies.nth(0).click()
		expect(await box.inputValue()).toBe('Begun first')
		await box.fill(' ')
		await page.keyboard.press('Control+Enter')
		await thread.getByText('Please enter a reply').waitFor()
		await replies.nth(1).click()
		expect(await box.inputValue()).toBe('क'.repeat(501))
	})
})
