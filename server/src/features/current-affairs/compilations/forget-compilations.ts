import type { Transaction } from '../../../platform/database/open-database.ts'
import { deleteCompilations, lockMonths } from './tables.ts'

/**
 * Takes away the compilations of the months in which readers see articles come or go.
 *
 * An article that moves from one month to another locks the months one after the other, in any order. Editors cannot wait for each other
 * there, because whoever changes articles has locked their index before; and whoever asks for a compilation locks one month and
 * nothing that an editor has.
 */
export async function forgetCompilations(tx: Transaction, articles: { listedOn: string }[]): Promise<void> {
	const months = [...new Set(articles.map(({ listedOn }) => listedOn.slice(0, 7)))]
	await lockMonths(tx, months)
	await deleteCompilations(tx, months)
}
