import { parentPort } from 'node:worker_threads'
import { doJob } from './lives-job.ts'

parentPort?.on('message', async (job) => parentPort?.postMessage(await doJob(job), []))
