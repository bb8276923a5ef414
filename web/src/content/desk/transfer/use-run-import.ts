import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from '#web/ui/messages.en.ts'

export type ImportMode = NonNullable<ImportState['mode']>

export interface RunOptions {
	skipWarned?: boolean
	keepsLegacy?: boolean
}

/** Says yes to an import. @param onBegun is told also of one that had been begun already, in another window or by a call whose answer got lost */
export function useRunImport(api: ApiClient, type: string, importId: string, onBegun: (state: ImportState) => void) {
	const { checkConnection } = useMessages(uiMessages)
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const params = { type, importId }
	async function begin(mode: ImportMode, options: RunOptions) {
		try {
			return await api('POST /api/admin/:type/imports/:importId/run', {
				params,
				body: { mode, skipErrors: true, ...options },
			})
		} catch (error) {
			if (!(error instanceof ApiError && error.code === 'import.begun')) throw error
			return api('GET /api/admin/:type/imports/:importId', { params })
		}
	}
	async function run(mode: ImportMode, options: RunOptions = {}) {
		setIsBusy(true)
		setFailure(null)
		try {
			onBegun((await begin(mode, options)).data)
		} catch (error) {
			setFailure((error instanceof ApiError && error.message) || checkConnection)
		} finally {
			setIsBusy(false)
		}
	}
	return { run, isBusy, failure }
}
