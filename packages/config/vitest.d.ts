export declare const sourceCondition: string
export declare const resolve: { conditions: string[] }
export declare const ssr: { resolve: { conditions: string[]; externalConditions: string[] } }
