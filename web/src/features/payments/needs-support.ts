interface SupportWords {
	unclear: readonly string[]
	contacts: readonly string[]
}

/**
 * Tells whether a message leaves somebody alone with a payment that went wrong: it says that the payment or its verification failed, and
 * not yet whom to ask (3-commerce.md §8).
 *
 * @param words are in the language of the message, in small letters
 */
export function needsSupport(message: string, { unclear, contacts }: SupportWords): boolean {
	const text = message.toLowerCase()
	const contains = (word: string) => text.includes(word)
	return unclear.some(contains) && !contacts.some(contains)
}
