import { AppError } from '@aravalli/shared/errors'
import { isOpenMainsTab, type MainsTab } from '@aravalli/shared/strategy/tabs'

/**
 * Asks for a sign-in, of any role, on the mains strategy, except for the tabs that have public pages of their own.
 *
 * @throws AppError `access.not-signed-in`
 */
export async function admitReader(tab: MainsTab, findViewer: () => Promise<object | null>): Promise<void> {
	if (isOpenMainsTab(tab) || (await findViewer())) return
	throw new AppError('access.not-signed-in')
}
