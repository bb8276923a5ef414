import type { BrowserContext, Page } from 'playwright-core'
import type { DemoAccount } from '../harness/sign-in.ts'
import type { Findings } from './audit-page.ts'

/** A page is looked at by nobody in particular, somebody who was never here, a fresh account, or one of the demo. */
export type Reader = 'visitor' | 'first visitor' | 'newcomer' | DemoAccount

/** `tall` is a phone so high that nothing is scrolled out of sight, where no contrast is measured; `touch` one with fingers. */
export type Device = 'wide' | 'phone' | 'tall' | 'touch'
export type Language = 'english' | 'hindi'

export interface Visit {
	page: Page
	language: Language
	/** Examines the page as it stands, where one visit passes several states; the last is examined anyway. */
	look(state: string): Promise<void>
}

/** Describes a page in a state: how it is visited, turns.ts says. */
export interface Entry {
	name: string
	/** The page is found here; a function is asked at the visit, where it depends on what is stored. */
	path: string | (() => Promise<string>)
	reader?: Reader
	/** In each language; left out: wide in English, a phone in Hindi. */
	device?: Device | Record<Language, Device>
	/** Brings the opened page into its state. */
	open?: (visit: Visit) => Promise<unknown>
	/** Before the page is opened, in a browser of its own. */
	before?: (context: BrowserContext) => Promise<unknown>
	/** Errors in the console that belong to the state. */
	expectedErrors?: RegExp
	/** Rules of axe that do not fit this page. */
	without?: string[]
	/** It follows no change of the theme, or shows all of them. */
	isInOneTheme?: boolean
	/** It is not there for whoever asks for less motion. */
	isMoving?: boolean
}

export type Table = readonly Entry[]

export type FindingsOfStates = Record<string, Findings>
