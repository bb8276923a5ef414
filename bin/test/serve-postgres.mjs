/**
 * Runs a PostgreSQL server of its own until standard input ends, which it also does when whoever started this dies. Runs
 * on Node 24. Prints the server's address once it answers, or nothing when this machine has no PostgreSQL server.
 */
import { findPostgresBinaries, startPostgresCluster } from '../../server/src/testing/postgres-cluster.ts'

const binaries = findPostgresBinaries()
if (binaries) {
	const cluster = await startPostgresCluster(binaries)
	console.log(cluster.adminUrl)
	process.stdin.resume().once('close', () => cluster.stop())
}
