/** Signs in and out as a learner does, where the way there is part of the story. */
import type { Page } from 'playwright-core'
import { demoPassword } from './an-account.ts'

/** Starts on the login page. */
export async function logIn(page: Page, email: string): Promise<void> {
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(demoPassword)
	await page
		.getByRole('main')
		.getByRole('button', { name: /Log in/ })
		.click()
}

/** Works on any page with a wide menu. */
export async function logOut(page: Page): Promise<void> {
	await page
		.locator('#menu')
		.getByRole('button', { name: /^Profile menu of/ })
		.click()
	await page.getByRole('button', { name: 'Log out' }).click()
}
