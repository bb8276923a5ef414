/**
 * Compares a password with its argon2id hash, as often as it is asked to, with the product's parameters and nothing else.
 *
 *   node argon2id.ts PORT PASSWORD
 */
import { hash, verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { argon2Options } from '../../server/src/features/accounts/password-hasher.ts'

const [port, password = ''] = process.argv.slice(2)
const passwordHash = await hash(password, argon2Options)

const app = Fastify()
app.get('/', async () => ({ isRight: await verify(passwordHash, password, argon2Options) }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
