/** The parts that we use of Midtrans' own client, which has no types. */
declare module "midtrans-client" {
  interface ApiConfig {
    getSnapApiBaseUrl(): string;
    getCoreApiBaseUrl(): string;
  }

  export class Snap {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string });
    readonly apiConfig: ApiConfig;
    readonly httpClient: {
      readonly http_client: { readonly defaults: { timeout?: number } };
      request(method: "post", serverKey: string, url: string): Promise<unknown>;
    };
    /** https://docs.midtrans.com/reference/backend-integration */
    createTransaction(parameters: object): Promise<unknown>;
    readonly transaction: {
      /** https://docs.midtrans.com/reference/get-transaction-status */
      status(orderId: string): Promise<unknown>;
      /** https://docs.midtrans.com/reference/cancel-api-1 */
      cancel(orderId: string): Promise<unknown>;
      /** https://docs.midtrans.com/reference/refund-api-1 */
      refund(orderId: string, parameters: object): Promise<unknown>;
    };
  }
}
