export const replayValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:replay:1", "title": "Replay script", "description": "What the model of the agent replay says, turn by turn. It plays on whatever the results are.", "type": "object", "additionalProperties": false, "required": ["schema", "turns"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this script is for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "turns": { "title": "The turns", "description": "Played in this order; the first turn without calls ends the session. A script whose last turn has calls ends as a failure of the agent.", "type": "array", "items": { "$ref": "#/definitions/turn" } } }, "definitions": { "turn": { "title": "A turn", "type": "object", "additionalProperties": false, "properties": { "text": { "title": "Text", "description": "What the model says in this turn.", "type": "string" }, "tool_calls": { "title": "Tool calls", "type": "array", "items": { "$ref": "#/definitions/call" } } } }, "call": { "title": "A tool call", "description": "With exactly one of input and input_json.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "id": { "title": "Call id", "description": "Absent: one is made up.", "type": "string", "minLength": 1 }, "name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "The input as the model would write it, valid JSON or not, in place of input.", "type": "string" } } } } };
const func0 = Object.prototype.hasOwnProperty;
const schema12 = { "title": "A turn", "type": "object", "additionalProperties": false, "properties": { "text": { "title": "Text", "description": "What the model says in this turn.", "type": "string" }, "tool_calls": { "title": "Tool calls", "type": "array", "items": { "$ref": "#/definitions/call" } } } };
const schema13 = { "title": "A tool call", "description": "With exactly one of input and input_json.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "id": { "title": "Call id", "description": "Absent: one is made up.", "type": "string", "minLength": 1 }, "name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "The input as the model would write it, valid JSON or not, in place of input.", "type": "string" } } };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
            if (!((key0 === "text") || (key0 === "tool_calls"))) {
                validate11.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data }];
                return false;
                break;
            }
        }
        if (_errs1 === errors) {
            if (data.text !== undefined && func0.call(data, "text")) {
                let data0 = data.text;
                const _errs2 = errors;
                if (typeof data0 !== "string") {
                    validate11.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.text.type, parentSchema: schema12.properties.text, data: data0 }];
                    return false;
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.tool_calls !== undefined && func0.call(data, "tool_calls")) {
                    let data1 = data.tool_calls;
                    const _errs4 = errors;
                    if (errors === _errs4) {
                        if (Array.isArray(data1)) {
                            var valid1 = true;
                            const len0 = data1.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                                let data2 = data1[i0];
                                const _errs6 = errors;
                                const _errs7 = errors;
                                if (errors === _errs7) {
                                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                        let missing0;
                                        if (((data2.name === undefined) || (!(func0.call(data2, "name")))) && (missing0 = "name")) {
                                            validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0, schemaPath: "#/definitions/call/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema13.required, parentSchema: schema13, data: data2 }];
                                            return false;
                                        }
                                        else {
                                            const _errs9 = errors;
                                            for (const key1 of Object.keys(data2)) {
                                                if (!((((key1 === "id") || (key1 === "name")) || (key1 === "input")) || (key1 === "input_json"))) {
                                                    validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0, schemaPath: "#/definitions/call/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema13, data: data2 }];
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (_errs9 === errors) {
                                                if (data2.id !== undefined && func0.call(data2, "id")) {
                                                    let data3 = data2.id;
                                                    const _errs10 = errors;
                                                    if (errors === _errs10) {
                                                        if (typeof data3 === "string") {
                                                            if (data3.length < 1) {
                                                                validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0 + "/id", schemaPath: "#/definitions/call/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13.properties.id, data: data3 }];
                                                                return false;
                                                            }
                                                        }
                                                        else {
                                                            validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0 + "/id", schemaPath: "#/definitions/call/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.id.type, parentSchema: schema13.properties.id, data: data3 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid3 = _errs10 === errors;
                                                }
                                                else {
                                                    var valid3 = true;
                                                }
                                                if (valid3) {
                                                    if (data2.name !== undefined && func0.call(data2, "name")) {
                                                        let data4 = data2.name;
                                                        const _errs12 = errors;
                                                        if (errors === _errs12) {
                                                            if (typeof data4 === "string") {
                                                                if (data4.length < 1) {
                                                                    validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0 + "/name", schemaPath: "#/definitions/call/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13.properties.name, data: data4 }];
                                                                    return false;
                                                                }
                                                            }
                                                            else {
                                                                validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0 + "/name", schemaPath: "#/definitions/call/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.name.type, parentSchema: schema13.properties.name, data: data4 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid3 = _errs12 === errors;
                                                    }
                                                    else {
                                                        var valid3 = true;
                                                    }
                                                    if (valid3) {
                                                        if (data2.input_json !== undefined && func0.call(data2, "input_json")) {
                                                            let data5 = data2.input_json;
                                                            const _errs14 = errors;
                                                            if (typeof data5 !== "string") {
                                                                validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0 + "/input_json", schemaPath: "#/definitions/call/properties/input_json/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.input_json.type, parentSchema: schema13.properties.input_json, data: data5 }];
                                                                return false;
                                                            }
                                                            var valid3 = _errs14 === errors;
                                                        }
                                                        else {
                                                            var valid3 = true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate11.errors = [{ instancePath: instancePath + "/tool_calls/" + i0, schemaPath: "#/definitions/call/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema13.type, parentSchema: schema13, data: data2 }];
                                        return false;
                                    }
                                }
                                var valid1 = _errs6 === errors;
                                if (!valid1) {
                                    break;
                                }
                            }
                        }
                        else {
                            validate11.errors = [{ instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.tool_calls.type, parentSchema: schema12.properties.tool_calls, data: data1 }];
                            return false;
                        }
                    }
                    var valid0 = _errs4 === errors;
                }
                else {
                    var valid0 = true;
                }
            }
        }
    }
    else {
        validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data }];
        return false;
    }
} validate11.errors = vErrors; return errors === 0; }
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:replay:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) || (((data.turns === undefined) || (!(func0.call(data, "turns")))) && (missing0 = "turns"))) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "turns"))) {
                    validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.schema.type, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.turns !== undefined && func0.call(data, "turns")) {
                                let data3 = data.turns;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (Array.isArray(data3)) {
                                        var valid1 = true;
                                        const len0 = data3.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                            const _errs10 = errors;
                                            if (!(validate11(data3[i0], { instancePath: instancePath + "/turns/" + i0, parentData: data3, parentDataProperty: i0, rootData }))) {
                                                vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                break;
                                            }
                                        }
                                    }
                                    else {
                                        validate10.errors = [{ instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.turns.type, parentSchema: schema11.properties.turns, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }
