import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { aPicture, pictureFile, picturesGoAfterwards, picturesNamed } from './harness/pictures.ts'
import { postAbout, postsOfThisStory } from './harness/posts.ts'
import { signIn } from './harness/sign-in.ts'
import { storedBy } from './harness/stored-by.ts'

const visitor = aVisitor()

const openAsEditor = (path: string, options: Parameters<typeof visitor.open>[1] = {}) =>
	visitor.open(path, {
		...options,
		before: (context) => signIn(context, 'content', visitor.origin),
	})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const tile = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const files = (page: Page) => page.locator('input[type=file]')
const alt = (page: Page, language: 'English' | 'Hindi') => page.getByLabel(`Alternative text in ${language}`)

/** The text is there to be written in once somebody moves. */
async function openBody(page: Page) {
	await page.mouse.move(40, 40)
	await page.mouse.move(60, 60)
	await page.locator('[data-name="english.body"]').click()
}

describe('a picture that an editor uploads while writing', () => {
	it('comes over a patchy network, and is seen by learners with its alternative text and its source', async () => {
		const name = 'Jaigarhpanorama'
		picturesGoAfterwards(name)
		const [id = ''] = await postsOfThisStory(postAbout('Ramparts of Jaigarh'))
		const page = await openAsEditor(`/admin/blogs/${id}`, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
		await openBody(page)
		await page.keyboard.press('Control+Home')
		let isAway = true
		await page.route('**/api/admin/media', (route) =>
			isAway && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
		)
		await page.keyboard.press('Control+Alt+p')
		await files(page).setInputFiles(pictureFile(`${name}.png`))
		await alt(page, 'English').fill('The long wall of Jaigarh')
		await page.getByText('Couldn’t upload.').waitFor()
		isAway = false
		await button(page, 'Try again').click()
		await alt(page, 'Hindi').fill('जयगढ़ की लंबी दीवार')
		await expect.poll(() => button(page, 'Use this picture').getAttribute('aria-disabled')).not.toBe('true')
		expect(await alt(page, 'English').inputValue()).toBe('The long wall of Jaigarh')
		await button(page, 'Use this picture').click()
		await page.locator('[data-name="english.body"] img[alt="The long wall of Jaigarh"]').waitFor()

		// It is in the library by now: the Hindi text and the picture of the post take the same one, with its Hindi words.
		await page.locator('[data-name="hindi.body"]').click()
		await page.keyboard.press('Control+Alt+p')
		await tile(page, name).click()
		await button(page, 'Use this picture').click()
		await page.locator('[data-name="hindi.body"] img[alt="जयगढ़ की लंबी दीवार"]').waitFor()
		await button(page, 'Choose a picture').click()
		await tile(page, name).click()
		await button(page, 'Use this picture').click()
		await button(page, 'Choose another picture').waitFor()
		await page.getByLabel(/^Where the picture is from/).fill('A. Mehta, CC BY-SA 4.0')
		await button(page, 'Publish changes').click()
		await page.getByText('Readers can see this entry now.').waitFor()

		const [media] = await picturesNamed(page.request, name)
		expect(await picturesNamed(page.request, name)).toHaveLength(1)
		const reader = await visitor.open(`/blogs/${id}?lang=english`)
		for (const [language, words] of [
			['english', 'The long wall of Jaigarh'],
			['hindi', 'जयगढ़ की लंबी दीवार'],
		]) {
			if (language === 'hindi') await reader.goto(`/blogs/${id}?lang=${language}`)
			const picture = reader.locator(`main img[alt="${words}"]`)
			await picture.scrollIntoViewIfNeeded()
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
			expect(await picture.getAttribute('src')).toBe(media?.picture.large)
			await reader.getByText(/^(Picture|चित्र): A\. Mehta, CC BY-SA 4\.0$/).waitFor()
		}
	})
})

describe('a picture that is used', () => {
	it('is not deleted: the library names the places and leads there', async () => {
		const { id, picture } = await aPicture('Nahargarhdawn')
		const [postId] = await postsOfThisStory(postAbout('Views of Nahargarh', { picture }))
		const page = await openAsEditor('/admin/media?search=Nahargarhdawn', { expectedErrors: /409/ })
		await page.locator(`a[href*="${id}"]`).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByText('Readers see it').waitFor()
		await button(page, 'Delete picture').click()
		await button(page, 'Delete').click()
		await dialog.getByText('This picture is still in use.').waitFor()
		expect((await page.request.get(picture.large)).status()).toBe(200)
		await dialog.getByRole('link', { name: 'Views of Nahargarh', exact: true }).click()
		await page.waitForURL(`**/admin/blogs/${postId}`)
		await hydrated(page)
		expect(await page.locator('[name="english.heading"]').inputValue()).toBe('Views of Nahargarh')
	})
})

describe('what is typed about a picture', () => {
	it('is saved, and is not left without a question', async () => {
		const { id } = await aPicture('Galtajikund')
		const page = await openAsEditor('/admin/media?search=Galtajikund', { expectedErrors: /400/ })
		await page.getByRole('link', { name: /Galtajikund/ }).click()
		await alt(page, 'English').fill('a'.repeat(301))
		await button(page, 'Save').click()
		await page.getByText('The alternative text can have at most 300 characters').waitFor()
		await alt(page, 'English').fill('A tank between cliffs')
		await page.keyboard.press('Escape')
		await button(page, 'Stay').click()
		expect(await alt(page, 'English').inputValue()).toBe('A tank between cliffs')
		await button(page, 'Save').click()
		await page.getByText('The picture’s details are saved.').waitFor()
		await page.keyboard.press('Escape')
		// The message is called a dialog, too, and stays for six seconds.
		await page.locator('dialog').waitFor({ state: 'detached' })
		const answer = await page.request.get(`/api/admin/media/${id}`)
		expect((await answer.json()).data.alt.english).toBe('A tank between cliffs')
	})
})

describe('a file that is no picture', () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
	const named = (name: string, mimeType: string, buffer = Buffer.from(svg)) => ({ name, mimeType, buffer })

	it('is refused with a sentence, and what was written stays', async () => {
		const name = 'Sambharflamingo'
		picturesGoAfterwards(name)
		const page = await openAsEditor('/admin/blogs/new', { expectedErrors: /415/ })
		await page.locator('[name="english.heading"]').fill('Flamingos')
		await button(page, 'Choose a picture').click()
		await files(page).setInputFiles([
			named('drawing.svg', 'image/svg+xml'),
			named('large.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1)),
		])
		await page.getByText('Please select an image file.').waitFor()
		await page.getByText('File size must be less than 10MB').waitFor()
		// This one only says that it is a picture.
		await files(page).setInputFiles(named('drawing.jpg', 'image/jpeg'))
		await alt(page, 'English').fill('Flamingos on the lake')
		await expect.poll(() => page.getByRole('dialog').getByText('Please select an image file.').count()).toBe(2)
		await files(page).setInputFiles(pictureFile(`${name}.png`))
		expect(await alt(page, 'English').inputValue()).toBe('Flamingos on the lake')
		await expect.poll(() => button(page, 'Use this picture').getAttribute('aria-disabled')).not.toBe('true')
		await button(page, 'Use this picture').click()
		await button(page, 'Choose another picture').waitFor()
		expect(await page.locator('[name="english.heading"]').inputValue()).toBe('Flamingos')
		const [media] = await picturesNamed(page.request, name)
		expect(media).toMatchObject({ alt: { english: 'Flamingos on the lake', hindi: '' } })
		await button(page, 'Remove picture').click()
		await button(page, 'Choose a picture').waitFor()
	})
})

describe('pictures that are dropped on the library, or pasted', () => {
	it('are uploaded, and deleted once nothing uses them', async () => {
		const name = 'Ranthamborepug'
		picturesGoAfterwards(name)
		const page = await openAsEditor(`/admin/media?search=${name}`)
		const content = [...pictureFile(name).buffer]
		await page.evaluate(
			({ content, name }) => {
				const give = (event: 'drop' | 'paste', fileName: string) => {
					const data = new DataTransfer()
					data.items.add(new File([new Uint8Array(content)], fileName, { type: 'image/png' }))
					const options = { bubbles: true, cancelable: true }
					document.body.dispatchEvent(
						event === 'drop'
							? new DragEvent('drop', { ...options, dataTransfer: data })
							: new ClipboardEvent('paste', { ...options, clipboardData: data }),
					)
				}
				give('drop', `${name} dropped.png`)
				give('paste', `${name} pasted.png`)
			},
			{ content, name },
		)
		await page.getByRole('link', { name: /Ranthamborepug dropped/ }).waitFor()
		await page.getByRole('link', { name: /Ranthamborepug pasted/ }).waitFor()
		expect(await picturesNamed(page.request, name)).toHaveLength(2)

		for (const how of ['dropped', 'pasted']) {
			await page.getByRole('link', { name: new RegExp(`Ranthamborepug ${how}`) }).click()
			await button(page, 'Delete picture').click()
			await button(page, 'Delete').click()
			await page.getByText('The picture has been deleted.').first().waitFor()
			await page.getByRole('link', { name: new RegExp(`Ranthamborepug ${how}`) }).waitFor({ state: 'detached' })
			expect(new URL(page.url()).search).toBe(`?search=${name}`)
		}
		await page.getByText('Nothing found').waitFor()
		expect(await picturesNamed(page.request, name)).toEqual([])
	})
})

describe('the library', () => {
	it('is for editors alone', async () => {
		const learner = await storedBy('learner')
		const answer = await learner.request.get('/admin/media')
		expect(new URL(answer.url()).pathname).not.toBe('/admin/media')
	})
})
