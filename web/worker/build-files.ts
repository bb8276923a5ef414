/** The worker is told this of the build that it came with; web/bin/write-service-worker.mjs puts it in. */
export interface BuildFiles {
	/** Every file of the build, each named by a hash of its content: `/assets/…`. */
	all: string[]
	/** Every page loads these, and the part that shows messages when the network is gone. */
	everyPage: string[]
	/** For the offline page, by the language whose letters they hold. */
	fonts: Record<'english' | 'hindi', { text: string; display: string }>
}

declare const BUILD_FILES: BuildFiles

export const buildFiles: BuildFiles = BUILD_FILES
