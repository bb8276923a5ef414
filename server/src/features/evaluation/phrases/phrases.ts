import { cleanText } from '@aravalli/shared/clean-text'
import type { ReadyPhrase } from '@aravalli/shared/evaluation/contract'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { lockEvaluator } from '../claiming/tables.ts'
import { deletePhrases, insertPhrases, listPhrases, type PhraseTexts } from './tables.ts'

/** Whoever has stored none begins with these. */
const startingPhrases: readonly PhraseTexts[] = [
	{ english: 'Give the answer headings.', hindi: 'शीर्षक दें।' },
	{ english: 'Add an example from Rajasthan.', hindi: 'राजस्थान का उदाहरण जोड़ें।' },
	{ english: 'Keep to the word limit.', hindi: 'शब्द सीमा का ध्यान रखें।' },
	{ english: 'Draw a map or a diagram.', hindi: 'मानचित्र या आरेख बनाएँ।' },
	{ english: 'Name the source of your figures.', hindi: 'आँकड़ों का स्रोत लिखें।' },
	{ english: 'End with a way forward.', hindi: 'निष्कर्ष में आगे की राह लिखें।' },
]

export async function readPhrases(db: Queryable, userId: string): Promise<ReadyPhrase[]> {
	const own = await listPhrases(db, userId)
	return own.length > 0
		? own.map(({ id, ...texts }) => ({ phraseId: id, ...texts }))
		: startingPhrases.map((texts, index) => ({ phraseId: `start-${index + 1}`, ...texts }))
}

/** Stores phrases in place of those before; one that is empty in both languages is left out. */
export async function storePhrases(
	{ transaction }: Pick<Database, 'transaction'>,
	userId: string,
	given: readonly PhraseTexts[],
): Promise<ReadyPhrase[]> {
	const phrases = given
		.map(({ english, hindi }) => ({ english: cleanText(english), hindi: cleanText(hindi) }))
		.filter(({ english, hindi }) => english !== '' || hindi !== '')
	return transaction(async (tx) => {
		await lockEvaluator(tx, userId)
		await deletePhrases(tx, userId)
		await insertPhrases(tx, userId, phrases)
		return readPhrases(tx, userId)
	}).catch(orSignedOut)
}
