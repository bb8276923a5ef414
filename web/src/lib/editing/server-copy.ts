import { newSendKey } from '../send-key.ts'
import type { KeptCopy } from './kept-copies.ts'

/** Knows what the server has of the fields, as far as its answers tell. */
export class ServerCopy<Content> {
	/** Tells the server a creation that is sent again from another one. */
	key = newSendKey()
	/** This was sent and not answered yet; an answer that was lost leaves it. */
	unanswered: Content | null = null
	#savedText: string

	constructor(content: Content) {
		this.#savedText = JSON.stringify(content)
	}

	/** Tells whether an answer has said that it is there. */
	has(content: Content): boolean {
		return JSON.stringify(content) === this.#savedText
	}

	/** Tells whether the server may lack something of it. */
	lacks(content: Content): boolean {
		return this.unanswered !== null || !this.has(content)
	}

	/** Something was sent and not answered that differs from what is there now. */
	unansweredBut(content: Content): Content | null {
		return JSON.stringify(this.unanswered) === JSON.stringify(content) ? null : this.unanswered
	}

	answered(content: Content): void {
		this.#savedText = JSON.stringify(content)
		this.unanswered = null
	}

	/** Goes on from what a page before has left. */
	takeUp({ key, unanswered }: KeptCopy<Content>): void {
		this.key = key
		this.unanswered = unanswered
	}
}
