import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../servers/temporary-folder.ts'

/** Is one that can be made once only. */
export interface OneRequest {
	/** Is another than that of the address that is asked. */
	path?: string
	headers: Record<string, string>
	body: string
}

/** Writes them as `ask-without-break.ts` reads them. @returns the file */
export function writeRequests(requests: OneRequest[]): string {
	const file = join(temporaryFolder(), 'requests')
	writeFileSync(file, requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
	return file
}
