export { type FakePushService, type Pushed, startPushService } from './push-service.ts'
