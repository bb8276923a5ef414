import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface TestS3 {
	/** Names a bucket of its own, in the form of S3_URL. */
	url: string
	close(): Promise<void>
}

/** The server takes no others. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' }

/**
 * Starts a server that speaks the protocol of S3. It also sets this process's credentials.
 *
 * It asks for a signature and does not compare it: it gets that of `/bucket/` wrong, which it takes for `/bucket`.
 */
export async function startS3(): Promise<TestS3> {
	Object.assign(process.env, credentials)
	const directory = await mkdtemp(join(tmpdir(), 'aravalli-s3-'))
	const bucket = `test-${randomUUID()}`
	const server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory,
		vhostBuckets: false,
		allowMismatchedSignatures: true,
		configureBuckets: [{ name: bucket }],
	})
	const { port } = await server.run()
	return {
		url: `http://127.0.0.1:${port}/${bucket}`,
		async close() {
			server.httpServer.closeAllConnections()
			await server.close()
			await rm(directory, { recursive: true, force: true })
		},
	}
}
