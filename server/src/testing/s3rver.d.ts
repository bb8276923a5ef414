/** Declares as much as `start-s3.ts` uses; the package has no types. */
declare module '@20minutes/s3rver' {
	interface Settings {
		address: string
		port: number
		silent: boolean
		directory: string
		vhostBuckets: boolean
		allowMismatchedSignatures: boolean
		configureBuckets: { name: string }[]
	}

	class S3rver {
		constructor(settings: Settings)
		run(): Promise<{ port: number }>
		close(): Promise<void>
		httpServer: import('node:http').Server
	}

	export = S3rver
}
